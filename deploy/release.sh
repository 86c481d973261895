#!/bin/sh
# Sends a built site to a server with nginx, or goes back to the release before:
#   sh deploy/release.sh root@SERVER .         the folder holds public/ and deploy/nginx.conf
#   sh deploy/release.sh root@SERVER --back
# Every release is a folder of its own, with pages, policy and configuration. nginx changes from one to the other as a whole
# when it is told to reload, so that nobody meets half a release. What nginx refuses is taken back at once.
set -eu
server=$1
releases=${RELEASES:-/srv/releases}
conf=${SITE_CONF:-/etc/nginx/conf.d/site.conf}
test='nginx -t'
reload='systemctl reload nginx'
test=${NGINX_TEST:-$test}
reload=${NGINX_RELOAD:-$reload}
# How many releases stay on the server.
kept=5

# Makes a release the current one. $1: how the server finds its name, with the name of the current one in $old.
activate() {
  ssh "$server" "set -eu; cd '$releases'; old=\$(readlink current || true); new=$1
    if [ -z \"\$new\" ]; then echo 'There is no release before this one.' >&2; exit 1; fi
    point() { ln -sfn \"\$1\" current.new && mv -T current.new current; }
    point \"\$new\"; ln -sfn '$releases/current/nginx.conf' '$conf'
    if ! { $test && $reload; }; then
      if [ -n \"\$old\" ]; then point \"\$old\"; else rm -f current '$conf'; fi
      rm -rf -- \"\$new\"
      echo 'nginx refuses this release; the one before stays.' >&2; exit 1
    fi
    echo \"\$new is live.\"
    ls -1d 2*/ | tr -d / | grep -vxF \"\$new\" | head -n -$((kept - 1)) | xargs -r rm -rf --"
}

if [ "$2" = --back ]; then
  activate "\$(ls -1d 2*/ | tr -d / | awk -v old=\"\$old\" '\$0 < old' | tail -n 1)"
  exit
fi
name=$(date -u +%Y%m%d-%H%M%S)
copy=$(mktemp)
trap 'rm -f "$copy"' EXIT
# The configuration of a release serves the folder of that release.
sed "s#/srv/site#$releases/$name/site#" "$2/deploy/nginx.conf" > "$copy"
chmod 644 "$copy"
ssh "$server" "mkdir -p '$releases/$name'"
rsync -a --exclude _headers --exclude _redirects --link-dest="$releases/current/site" "$2/public/" "$server:$releases/$name/site/"
rsync -a "$copy" "$server:$releases/$name/nginx.conf"
activate "$name"
