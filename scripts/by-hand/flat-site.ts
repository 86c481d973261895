import { flatCopy } from '../../tools/hosts/trial';

// `npx tsx scripts/by-hand/flat-site.ts` writes .tmp/flat-site, the built site as Cloudflare Pages and Netlify want it: docs/deploy.md.
console.log(flatCopy(process.cwd()));
