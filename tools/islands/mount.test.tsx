/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { Island } from './island';
import { Mark, upEvent } from './marks';
import { mount } from './mount';

const language = 'en-GB';

function Counter({ start }: { start: number }) {
  const [count, setCount] = useState(start);
  if (count > 2) throw new Error('too many');
  return (
    <dialog id="counter">
      <button
        onClick={() => {
          setCount(count + 1);
        }}
      >
        {count}
      </button>
    </dialog>
  );
}
const Late = () => <p>appended</p>;

const island = () => document.querySelector<HTMLElement>(`[${Mark.island}]`);
const button = () => island()?.querySelector('button');
const ups: (EventTarget | null)[] = [];
document.addEventListener(upEvent, ({ target }) => ups.push(target));

beforeEach(() => {
  document.documentElement.lang = language;
  ups.length = 0;
  history.replaceState(null, '');
  document.body.innerHTML = renderToString(<Island name="counter" of={Counter} props={{ start: 1 }} />);
});
const start = () =>
  act(() => {
    mount('counter', Counter as never, language);
    return Promise.resolve();
  });

it('mount: when the HTML has the island, then React takes its elements over, with its props, and the island says that it is up', async () => {
  const sent = button();
  await start();
  expect(ups).toEqual([island()]);
  await act(() => {
    button()?.click();
    return Promise.resolve();
  });
  expect(button()).toBe(sent);
  expect(button()?.textContent).toBe('2');
});

it('mount: when the HTML was changed before React started, then the island is drawn anew and its open dialog stays open', async () => {
  history.replaceState({ dialog: 'counter' }, '');
  document.querySelector('dialog')?.showModal();
  button()?.replaceChildren('translated');
  const isOpen: unknown[] = [];
  document.addEventListener(upEvent, () => isOpen.push(document.querySelector('dialog')?.open), { once: true });
  const sent = document.querySelector('dialog');
  const said = jest.spyOn(console, 'error').mockImplementation();
  await start();
  expect(said).toHaveBeenCalledTimes(1);
  expect(document.querySelector('dialog')).not.toBe(sent);
  expect(isOpen).toEqual([true]);
});

/** Waits for what React does by itself, which takes longer on a busy machine. */
async function until(isDone: () => boolean, pauseMs = 10) {
  for (let tries = 0; tries < 300 && !isDone(); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
}

/** Does to a button what a browser does that translates a page. */
function translate() {
  document.documentElement.lang = 'pl';
  const font = document.createElement('font');
  font.append('jeden');
  button()?.replaceChildren(font);
}

it('mount: when the page was translated before, then the island is drawn anew without an error, and a queued click repeated', async () => {
  translate();
  button()?.setAttribute('aria-busy', 'true');
  const said = jest.spyOn(console, 'error').mockImplementation();
  await start();
  expect(said).not.toHaveBeenCalled();
  expect(button()?.outerHTML).toBe('<button>2</button>');
});

describe('mount: when something has taken elements away from React', () => {
  const Parts = () => {
    const [step, setStep] = useState(1);
    return (
      <dialog id="parts">
        <button
          onClick={() => {
            setStep(step + 1);
          }}
        >
          <span>{step}</span>
          {step === 1 && 'text'}
        </button>
      </dialog>
    );
  };
  async function lose() {
    document.body.innerHTML = renderToString(<Island name="parts" of={Parts} props={{}} />);
    await act(() => {
      mount('parts', Parts, language);
      return Promise.resolve();
    });
    const dialog = document.querySelector('dialog');
    history.replaceState({ dialog: 'parts' }, '');
    dialog?.showModal();
    return dialog;
  }
  async function press() {
    jest.spyOn(console, 'error').mockImplementation();
    button()?.lastChild?.remove();
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    const before = button();
    before?.click();
    await until(() => button() !== before && ups.length > 1);
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  }

  it('then the island is drawn anew, its dialog is open and its button works', async () => {
    const before = await lose();
    await press();
    expect(document.querySelector('dialog')).not.toBe(before);
    expect(document.querySelector('dialog')?.open).toBe(true);
    expect(island()?.getAttribute(Mark.state)).toBe('up');
    await act(() => {
      button()?.click();
      return Promise.resolve();
    });
    expect(button()?.textContent).toBe('2');
  });

  it('then a dialog that was closed just before stays closed', async () => {
    (await lose())?.close();
    await press();
    expect(document.querySelector('dialog')?.open).toBe(false);
  });
});

it('mount: when the HTML has no such island, then one is appended to the page', async () => {
  await act(() => {
    mount('late', Late, language);
    return Promise.resolve();
  });
  expect(document.body.lastElementChild?.outerHTML).toBe(
    `<div ${Mark.island}="late" ${Mark.state}="up"><p>appended</p></div>`,
  );
  expect(ups).toEqual([document.body.lastElementChild]);
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe('mount: when React fails in an island again and again', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation();
    document.body.innerHTML = renderToString(<Island name="counter" of={Counter} props={{ start: 2 }} />);
  });
  async function fail() {
    const sent = island()?.innerHTML;
    await start();
    // `act` would throw the error once more.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    let pressed: Element | null | undefined;
    await until(() => {
      const drawn = button();
      if (drawn && drawn !== pressed) drawn.click();
      pressed = drawn;
      return island()?.getAttribute(Mark.state) === 'stuck';
    });
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    return sent;
  }

  it('then the island has its server-rendered HTML again, is stuck, and the error is logged', async () => {
    const sent = await fail();
    expect(island()?.innerHTML).toBe(sent);
    expect(island()?.getAttribute(Mark.state)).toBe('stuck');
    expect(console.error).toHaveBeenCalledWith(expect.objectContaining({ message: 'too many' }));
    expect(document.querySelector('dialog')?.open).toBe(false);
  });

  it('then no press ever finds it empty', async () => {
    const Failing = () => {
      throw new Error('always');
    };
    const lacks: boolean[] = [];
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    mount('counter', Failing, language);
    await until(() => {
      lacks.push(!document.querySelector('dialog'));
      return island()?.getAttribute(Mark.state) === 'stuck';
    }, 0);
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    expect(island()?.getAttribute(Mark.state)).toBe('stuck');
    expect(lacks).not.toContain(true);
  });

  it('then a dialog that was open is opened again', async () => {
    history.replaceState({ dialog: 'counter' }, '');
    await fail();
    expect(document.querySelector('dialog')?.open).toBe(true);
  });
});
