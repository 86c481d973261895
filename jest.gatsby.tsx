import type { ComponentProps } from 'react';

/** Stands in for Gatsby in component tests: a link is an anchor, a query answers nothing. */
export const Link = ({ to, ...rest }: ComponentProps<'a'> & { to: string }) => <a href={to} {...rest} />;
export const graphql = () => null;
export const useStaticQuery = jest.fn();
