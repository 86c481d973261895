import type { ComponentProps } from 'react';

/**
 * Stands in for the package `gatsby` in the bundles of islands: a link is an anchor, and what `useStaticQuery` would answer
 * is written into the bundle (src/hosting/islands.ts).
 */
export const Link = ({ to, ...rest }: ComponentProps<'a'> & { to: string }) => <a href={to} {...rest} />;
