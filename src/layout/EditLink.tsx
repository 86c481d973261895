import type { EditLink as Link } from '../content/edit-map';

/** Under every page while staff edit: opens the page's file. No page that is built for visitors has it. */
export const EditLink = ({ href, label }: Link) => (
  <p className="no-print">
    <a href={href}>{label}</a>
  </p>
);
