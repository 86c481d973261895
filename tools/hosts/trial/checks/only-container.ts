import type { Container } from '../servers/container';

/** What holds in the container beside what holds for any nginx. */
export const onlyContainer: Record<string, (container: Container) => string[]> = {
  'container: its health check passes': ({ execute, healthCheck }) =>
    execute(healthCheck) === 0 ? [] : [`${healthCheck.join(' ')} ended with ${execute(healthCheck)}`],
  'container: nginx is not root, has no capability and can get none': ({ status }) => {
    const found = status();
    return [
      'Uid:\t33\t33\t33\t33',
      'Groups:\t',
      'CapEff:\t0000000000000000',
      'CapBnd:\t0000000000000000',
      'NoNewPrivs:\t1',
    ]
      .filter((line) => !found.includes(line))
      .map((line) => `expected ${line}`);
  },
  'container: nothing can be written but what compose.yaml gives it': ({ execute }) => [
    ...['/srv/site', '/etc/nginx', '/etc/ssl/site', '/var/log/nginx', '/var/lib/nginx', '/run']
      .filter((folder) => execute(['touch', `${folder}/written`]) === 0)
      .map((folder) => `${folder} can be written`),
    ...(execute(['touch', '/tmp/written']) === 0 ? [] : ['/tmp cannot be written']),
  ],
};
