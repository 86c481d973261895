import { useEffect, useState } from 'react';

/** No theme and no styled component: nothing of this may reach a page that is built for visitors. */
const strip = {
  position: 'fixed',
  insetInline: 0,
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

/** In a preview, over every page: the mistakes in `data/`, as long as there are any. The page itself stays as it was. */
export function DataMistakes() {
  const [notice, setNotice] = useState('');
  useEffect(() => {
    const source = new EventSource('/___data-mistakes');
    source.onmessage = ({ data }: MessageEvent<string>) => {
      setNotice(JSON.parse(data) as string);
    };
    return () => {
      source.close();
    };
  }, []);
  return (
    notice && (
      <div role="alert" className="no-print" style={strip}>
        {notice}
      </div>
    )
  );
}
