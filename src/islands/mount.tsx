import { type ComponentType, type ReactNode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Mark, upEvent } from '../inline/marks';
import { keepPageStyles } from './page-styles';

function Up({ island, children }: { island: HTMLElement; children: ReactNode }) {
  useEffect(() => {
    island.setAttribute(Mark.state, 'up');
    island.dispatchEvent(new Event(upEvent, { bubbles: true }));
  }, [island]);
  return children;
}

/** The islands of a name that the page was sent with, or else a new one at its end. */
function islandsOf(name: string): HTMLElement[] {
  const sent = [...document.querySelectorAll<HTMLElement>(`[${Mark.island}="${name}"]`)];
  if (sent.length > 0) return sent;
  const island = document.createElement('div');
  island.setAttribute(Mark.island, name);
  document.body.append(island);
  return [island];
}

/**
 * Puts an island back as it was sent: its words and links work without React. A dialog that was open is opened again; the
 * entry of the browser's history knows it (src/inline/dialogs.tsx).
 */
function standAsSent(island: HTMLElement, html: string) {
  // A press that was held when the island was sent has been made if it was up.
  const wasUp = island.getAttribute(Mark.state) === 'up';
  island.innerHTML = wasUp ? html.replaceAll(' aria-busy="true"', '') : html;
  island.setAttribute(Mark.state, 'stuck');
  const dialog = island.querySelector('dialog');
  dialog?.removeAttribute('open');
  if (dialog && (history.state as { dialog?: string } | null)?.dialog === dialog.id) dialog.showModal();
}

keepPageStyles();

/** Brings every island of a name to life. */
export function mount(name: string, Part: ComponentType): void {
  for (const island of islandsOf(name)) {
    const html = island.innerHTML;
    const props = JSON.parse(island.getAttribute(Mark.props) ?? '{}') as object;
    const content = (
      <Up island={island}>
        <Part {...props} />
      </Up>
    );
    const options = {
      onUncaughtError(error: unknown) {
        console.error(error);
        // React is still at work in it.
        queueMicrotask(() => {
          root.unmount();
          standAsSent(island, html);
        });
      },
    };
    const root = html ? hydrateRoot(island, content, options) : createRoot(island, options);
    if (!html) root.render(content);
  }
}
