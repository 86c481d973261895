import { useEffect, useState } from 'react';
import type { PreviewNews } from '../content/preview';

/** No theme and no styled component: nothing of this may reach a page that is built for visitors. */
const strip = {
  position: 'sticky',
  bottom: 0,
  zIndex: 9999,
  maxHeight: '50vh',
  margin: 0,
  padding: '12px 16px',
  overflow: 'auto',
  background: '#7a1212',
  color: '#fff',
  font: '14px/1.5 monospace',
  whiteSpace: 'pre-wrap',
} as const;

/**
 * On every page of a preview, never on one for visitors: the mistakes in `data/`, as long as there are any, and in
 * `npm run edit` the links that open the page's file, or one of its parts there.
 */
export function Preview({ path }: { path: string }) {
  const [{ notice, edit }, setNews] = useState<PreviewNews>({ notice: '' });
  useEffect(() => {
    const source = new EventSource(`/___preview?path=${encodeURIComponent(path)}`);
    source.onmessage = ({ data }: MessageEvent<string>) => {
      setNews(JSON.parse(data) as PreviewNews);
    };
    return () => {
      source.close();
    };
  }, [path]);
  // Built pages are left with their menus; here the document stays when a link is followed.
  useEffect(() => {
    for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover();
  }, [path]);
  return (
    <>
      {edit && (
        <nav className="no-print" aria-label={edit.label}>
          <a href={edit.href}>{edit.label}</a>
          <ul>
            {edit.parts.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {notice && (
        <div role="alert" className="no-print" style={strip}>
          {notice}
        </div>
      )}
    </>
  );
}
