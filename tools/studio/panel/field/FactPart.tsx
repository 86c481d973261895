import { useState } from 'react';
import type { Choices, Field, FieldDiagnostic } from '../../api';
import { ValueForm } from '../form/ValueForm';
import { server } from '../server';
import { useLoaded } from '../studio-context';
import { words } from '../words';

/** A fact that a text names: its value, and a form that changes it where it is written. */
export function FactPart({
  name,
  choices,
  isOpen,
  ...form
}: {
  name: string;
  choices: Choices;
  isOpen: boolean;
  drafts: Record<string, { value: unknown }>;
  diagnostics: readonly FieldDiagnostic[];
  draft(field: Field): (value: unknown) => void;
}) {
  const [open, setOpen] = useState(isOpen);
  const fact = choices.facts.find((choice) => choice.name === name);
  if (!fact?.place) return null;
  return (
    <details
      open={open}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
    >
      <summary>
        <span className="chip">{fact.text}</span> {fact.label}
      </summary>
      {open && <FactForm place={fact.place} {...form} />}
    </details>
  );
}

function FactForm({
  place,
  drafts,
  diagnostics,
  draft,
}: Pick<Parameters<typeof FactPart>[0], 'drafts' | 'diagnostics' | 'draft'> & {
  place: { file: string; path: Field['path'] };
}) {
  const key = JSON.stringify([place.file, place.path]);
  const field = useLoaded(() => server.field(place), key);
  if (!field) return <p>{words.loading}</p>;
  return (
    <>
      {field.fact && <p className="quiet">{words.factIs(field.label, field.fact.pages)}</p>}
      <ValueForm
        name={field.path.join('-')}
        place={field}
        label={field.label}
        schema={field.schema}
        value={drafts[key]?.value ?? field.value}
        choices={field}
        diagnostics={diagnostics}
        onChange={draft(field)}
      />
    </>
  );
}
