import { useRef, useState } from 'react';
import type { WidgetProps } from '@rjsf/utils';
import { toHtml } from '../../../yaml/facts';
import type { FieldKind } from '../../../yaml/schema';
import { plainText } from '../../../shared/text';
import type { Choices, Place } from '../../api';
import { plainNames } from '../../documents/plain-names';
import { cleanPaste, type Done } from './typed/pasted';
import { describedBy } from './ChoiceWidget';
import { FocusWidget } from './FocusWidget';
import { FactOptions, FactsHere, Tools } from './TextTools';
import { PageWidget } from './PageWidget';
import { PhoneWidget } from './PhoneWidget';
import { PictureWidget } from './PictureWidget';
import { VideoWidget } from './VideoWidget';
import { words } from '../words';

/** What the widgets of a form know beyond their own value. */
export interface FormContext extends Choices {
  /** Returns the picture that the field with an id belongs to, or an empty string. */
  pictureAt(id: string): string;
  /** Opens the place of a fact, unless the form of the fact stands below. */
  openFact?: ((place: Place) => void) | undefined;
}

/** Shows a text as the page will: facts filled in, bold and italics set. Undefined while it has a mistake. */
function shownAs(text: string, { facts }: Choices) {
  const fact = (name: string) => facts.find((choice) => choice.name === name);
  try {
    return toHtml(text, { fact, address: () => '/' });
  } catch {
    return undefined;
  }
}

/** A text or a number, by the kind of its field: words with facts, a fact, a page, a picture, a video, a day and others. */
export function TextWidget({ id, value, onChange, schema, required, rawErrors, registry }: WidgetProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const [done, setDone] = useState<Done[]>([]);
  const [wasReached, setReached] = useState(false);
  const choices = registry.formContext as FormContext;
  const kind = (schema as { kind?: FieldKind | 'focus' | 'phone' }).kind;
  const text = String(value ?? '');
  const common = { id, required, ...describedBy(id, rawErrors) };
  const set = (next: string) => {
    onChange(next === '' && !required ? undefined : next);
  };
  if (kind === 'picture' || kind === 'poster')
    return <PictureWidget {...common} value={text} choices={choices} onChange={set} />;
  if (kind === 'video')
    return (
      <VideoWidget {...common} value={text} pattern={schema.pattern} videos={choices.videos ?? []} onChange={set} />
    );
  if (kind === 'focus') return <FocusWidget id={id} value={text} picture={choices.pictureAt(id)} onChange={set} />;
  if (kind === 'page') return <PageWidget {...common} value={text} choices={choices} onChange={set} />;
  if (kind === 'phone') return <PhoneWidget {...common} value={text} onChange={set} />;
  if (kind === 'fact')
    return (
      <select
        {...common}
        value={text}
        onChange={({ target }) => {
          set(target.value);
        }}
      >
        <option value="">{words.choose}</option>
        <FactOptions facts={choices.facts} chosen={text} />
      </select>
    );
  if (schema.type === 'number' || schema.type === 'integer')
    return (
      <input
        {...common}
        type="number"
        step={schema.type === 'integer' ? 1 : 'any'}
        min={schema.minimum}
        max={schema.maximum}
        value={text}
        onChange={({ target }) => {
          onChange(target.value === '' ? undefined : target.value);
        }}
      />
    );
  if (kind !== 'line' && kind !== 'prose' && kind !== 'verbatim')
    return (
      <>
        <input
          {...common}
          type={kind === 'day' ? 'date' : 'text'}
          value={text}
          onChange={({ target }) => {
            set(target.value);
          }}
        />
      </>
    );
  const most = schema.maxLength;
  // Staff see what a fact is, {Annual service}, and the file keeps its name.
  const names = plainNames(choices.facts);
  const typed = names.shown(text);
  const setTyped = (next: string) => {
    set(names.written(next));
  };
  const insert = (before: string, after = '') => {
    const area = box.current;
    if (!area) return;
    const { selectionStart: start, selectionEnd: end } = area;
    const put = names.shown(before);
    setTyped(typed.slice(0, start) + put + typed.slice(start, end) + after + typed.slice(end));
    requestAnimationFrame(() => {
      area.focus();
      area.setSelectionRange(start + put.length, end + put.length);
    });
  };
  const html = kind === 'verbatim' ? undefined : shownAs(text, choices);
  const differs = html !== undefined && html !== text && plainText(html) !== '';
  return (
    <>
      <textarea
        {...common}
        ref={box}
        rows={kind === 'prose' ? 5 : 2}
        value={kind === 'verbatim' ? text : typed}
        onFocus={() => {
          setReached(true);
        }}
        onPaste={(event) => {
          // A quotation stays as its author wrote it.
          if (event.defaultPrevented || kind === 'verbatim') return;
          const clean = cleanPaste(event.clipboardData.getData('text/plain'));
          setDone(clean.done);
          // What the field can hold as it is stays with the browser, whose Ctrl+Z takes it back.
          if (clean.done.length === 0) return;
          event.preventDefault();
          const { selectionStart: start, selectionEnd: end } = event.currentTarget;
          setTyped(typed.slice(0, start) + clean.text + typed.slice(end));
        }}
        onChange={({ target }) => {
          if (kind === 'verbatim') set(target.value);
          else setTyped(target.value);
        }}
      />
      {done.length > 0 && (
        <p className="quiet" role="status">
          {done.map((each) => words.pasted[each]).join(' ')}
        </p>
      )}
      {most !== undefined && (wasReached || text.length > most) && (
        <p className={text.length > most ? 'error' : 'quiet'}>
          {words.characters(text.length, most)}
          {text.length > most && `: ${words.tooLong(text.length - most)}`}
        </p>
      )}
      {kind !== 'verbatim' && wasReached && <Tools kind={kind} choices={choices} insert={insert} />}
      {differs && (
        <div className="shown" role="group" aria-label={words.preview} dangerouslySetInnerHTML={{ __html: html }} />
      )}
      {kind !== 'verbatim' && choices.openFact && (
        <FactsHere text={text} facts={choices.facts} open={choices.openFact} />
      )}
    </>
  );
}
