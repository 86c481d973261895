import { useEffect, useState } from 'react';
import type { PreviewNews } from '../preview-copy';

/** Inline styles, because no theme or styled component of the preview may reach a page that is built for visitors. */
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

/** Loads the studio, once. It lives outside React's tree, with a React of its own. */
function loadStudio() {
  const id = 'studio-script';
  if (document.getElementById(id)) return;
  document.head.append(Object.assign(document.createElement('script'), { id, src: '/___studio/app.js' }));
}

/** Shown on every page of a preview, never in a build: the mistakes in `data/`. In `npm run edit` it loads the studio. */
export function PreviewBar({ path }: { path: string }) {
  const [{ notice, studio }, setNews] = useState<PreviewNews>({ notice: '', studio: false });
  useEffect(() => {
    const source = new EventSource('/___preview');
    source.onmessage = ({ data }: MessageEvent<string>) => {
      setNews(JSON.parse(data) as PreviewNews);
    };
    return () => {
      source.close();
    };
  }, []);
  useEffect(() => {
    if (studio) loadStudio();
  }, [studio]);
  // On the built site a link loads a new document, which closes the menu. In development the document stays.
  useEffect(() => {
    for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover();
  }, [path]);
  return notice ? (
    <div role="alert" className="no-print" style={strip}>
      {notice}
    </div>
  ) : null;
}
