import { type ComponentType, type ReactNode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { type Entry, Mark, upEvent } from '../inline/marks';
import { keepPageStyles } from './page-styles';

/** Opens an island's dialog again if it was open: the history entry has the id (src/inline/dialogs.tsx). */
function reopen(island: HTMLElement) {
  const id = (history.state as Entry | null)?.dialog;
  const dialog = [...island.querySelectorAll('dialog')].find((each) => each.id === id);
  if (dialog && !dialog.open) dialog.showModal();
}

function Up({ island, children }: { island: HTMLElement; children: ReactNode }) {
  useEffect(() => {
    island.setAttribute(Mark.state, 'up');
    // React draws the island anew if an extension has changed its HTML.
    reopen(island);
    island.dispatchEvent(new Event(upEvent, { bubbles: true }));
  }, [island]);
  return children;
}

/** Returns the server-rendered islands of a name. If there are none, appends a new one to the page. */
function islandsOf(name: string): HTMLElement[] {
  const sent = [...document.querySelectorAll<HTMLElement>(`[${Mark.island}="${name}"]`)];
  if (sent.length > 0) return sent;
  const island = document.createElement('div');
  island.setAttribute(Mark.island, name);
  document.body.append(island);
  return [island];
}

/**
 * Puts the server-rendered HTML of an island back, so that its text and links work without React. Opens its dialog
 * again if it was open.
 */
function standAsSent(island: HTMLElement, html: string) {
  // If the island was up, a queued click has been repeated, so its button is no longer busy.
  const wasUp = island.getAttribute(Mark.state) === 'up';
  island.innerHTML = wasUp ? html.replaceAll(' aria-busy="true"', '') : html;
  island.setAttribute(Mark.state, 'stuck');
  island.querySelector('dialog')?.removeAttribute('open');
  reopen(island);
}

keepPageStyles();

/** Hydrates every island of a name. */
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
        // React is still rendering this root. Unmounts it afterwards.
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
