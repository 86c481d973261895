import { useEffect, useRef, useState } from 'react';
import { Row } from '../Row';
import { Button } from './Button';
import { TextArea } from './Field';

interface Props {
  text: string;
  words: { copy: string; copied: string; notCopied: string };
}

/** A button that copies a text. Where the browser refuses, it shows the text, selected. */
export function Copy({ text, words }: Props) {
  const [result, setResult] = useState<'copied' | 'refused'>();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (result === 'refused') area.current?.select();
  }, [result]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setResult('copied');
    } catch {
      setResult('refused');
    }
  };
  return (
    <>
      <Row>
        <Button
          type="button"
          $look="secondary"
          onClick={() => {
            void copy();
          }}
        >
          {words.copy}
        </Button>
        <span aria-live="polite">{result === 'copied' && words.copied}</span>
      </Row>
      {result === 'refused' && (
        <label>
          {words.notCopied}
          <TextArea ref={area} readOnly rows={8} value={text} />
        </label>
      )}
    </>
  );
}
