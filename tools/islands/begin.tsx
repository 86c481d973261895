import { Mark, upEvent } from './marks';

/** Begins the islands of a name that need no React. One that fails is stuck, and the others still begin. */
export function begun(name: string, begin: (island: HTMLElement) => void): void {
  for (const island of document.querySelectorAll<HTMLElement>(`[${Mark.island}="${name}"]`)) {
    try {
      begin(island);
      island.setAttribute(Mark.state, 'up');
      island.dispatchEvent(new Event(upEvent, { bubbles: true }));
    } catch (error) {
      console.error(error);
      island.setAttribute(Mark.state, 'stuck');
    }
  }
}
