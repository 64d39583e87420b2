import { useContext } from 'react';
import { en } from '../../ui-kit/src/en/index.ts';
import { ProseList } from './Prose.tsx';
import { ReferenceContext } from './reference.ts';

type Texts = { [name: string]: string | Texts };

const russian: Record<string, Record<string, Texts>> = import.meta.glob('../../ui-kit/src/*/*-texts.ts', { eager: true });
const english = en as unknown as Record<string, Texts | undefined>;

/** Plural forms are one text. */
const isPlural = (texts: Texts) => typeof texts.other === 'string' || typeof texts.many === 'string';

const joinForms = (texts: Texts) => [...new Set(Object.values(texts))].join(' · ');

function listTexts(texts: Texts, path = ''): [path: string, text: string][] {
  return Object.entries(texts).flatMap(([name, text]): [string, string][] => {
    if (typeof text === 'string') return [[path + name, text]];
    return isPlural(text) ? [[path + name, joinForms(text)]] : listTexts(text, `${path}${name}.`);
  });
}

interface TextTableProps {
  textsKey: string;
  texts: Texts;
}

/** Texts in both languages, by the names under which `LocaleProvider` replaces them. */
function TextTable({ textsKey, texts }: TextTableProps) {
  const translations = new Map(listTexts(english[textsKey] ?? {}));
  return (
    <table className="guide-texts">
      <thead>
        <tr>
          <th>
            <code>texts.{textsKey}</code>
          </th>
          <th>Russian</th>
          <th>English</th>
        </tr>
      </thead>
      <tbody>
        {listTexts(texts).map(([path, text]) => (
          <tr key={path}>
            <th scope="row">
              <code>{path}</code>
            </th>
            <td lang="ru">{text}</td>
            <td>{translations.get(path) || 'none'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function findTexts(textsKey: string): TextTableProps[] {
  const constant = textsKey === 'authForm' ? 'authTexts' : `${textsKey}Texts`;
  const texts = Object.values(russian).find((module) => constant in module)?.[constant];
  return texts ? [{ textsKey, texts }] : [];
}

/** What of a component depends on the language: formats, and the texts that it or a part inside it brings. */
export function ComponentTexts({ notes = [] }: { notes?: readonly string[] | undefined }) {
  const { textNames } = useContext(ReferenceContext);
  const tables = textNames.flatMap(findTexts);
  return (
    <>
      {notes.length > 0 && <ProseList items={notes} />}
      {tables.length === 0 && <p>It has no texts of its own: what it says comes from its properties.</p>}
      {tables.length > 0 && (
        <p>
          What it says by itself. <code>LocaleProvider</code> replaces these texts by their names.
        </p>
      )}
      {tables.map((table) => (
        <TextTable key={table.textsKey} {...table} />
      ))}
    </>
  );
}
