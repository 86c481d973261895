import type { ComponentProps } from 'react';

/**
 * Replaces the package `gatsby` in the bundles of islands. A link is an anchor, and the results of `useStaticQuery` are
 * written into the bundle (bundle-islands.ts).
 */
export const Link = ({ to, ...rest }: ComponentProps<'a'> & { to: string }) => <a href={to} {...rest} />;
