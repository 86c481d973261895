import type { ComponentProps } from 'react';

/** Replaces Gatsby in component tests: a link is an anchor, and a query returns nothing. */
export const Link = ({ to, ...rest }: ComponentProps<'a'> & { to: string }) => <a href={to} {...rest} />;
export const graphql = () => null;
export const useStaticQuery = jest.fn();
