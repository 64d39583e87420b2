import { LinkButton } from '../../ui-kit/src/button/index.ts';
import { EmptyState } from '../../ui-kit/src/empty-state/index.ts';
import { Price } from '../../ui-kit/src/price/index.ts';
import { TextField } from '../../ui-kit/src/text-field/index.ts';
import { font } from '../../ui-kit/src/theme/index.ts';
import { TableHead } from '../docs/NamedTable.tsx';
import { Prose } from '../docs/Prose.tsx';
import { ComponentRule } from './ColourExamples.tsx';

interface CopyTableProps {
  /** What to write, its meaning in English, what not to write, and why not. */
  rows: readonly [good: string, meaning: string, bad: string, reason: string][];
}

/** Texts of the shop, right and wrong, with what they mean in English. */
export const CopyTable = ({ rows }: CopyTableProps) => (
  <table className="stacked copy-table">
    <TableHead titles={['Do', 'Meaning', 'Do not', 'Why']} />
    <tbody>
      {rows.map(([good, meaning, bad, reason]) => (
        <tr key={good}>
          <td className="guide-good" lang="ru">
            {good}
          </td>
          <td data-label="Meaning">{meaning}</td>
          <td className="guide-bad" lang="ru">
            {bad}
          </td>
          <td data-label="Why">
            <Prose text={reason} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

export const ErrorRule = () => (
  <ComponentRule
    rule="An error says what is expected: whoever reads it knows what to type."
    good={<TextField label="Email" defaultValue="anna@" error="Введите email вида name@example.ru" />}
    bad={<TextField label="Email" defaultValue="anna@" error="Некорректное значение" />}
  />
);

/** Rule: an empty list says what is empty, and offers a link to continue. */
export const EmptyRule = () => (
  <ComponentRule
    rule="An empty list says what is empty, and leads on."
    good={
      <EmptyState
        headingLevel={3}
        title={'В\u00a0избранном пока пусто'}
        text={'Нажимайте на\u00a0сердечко у\u00a0понравившихся товаров: мы\u00a0сохраним их\u00a0здесь.'}
        actions={
          <LinkButton href="#headings-and-messages" variant="line">
            Смотреть новинки
          </LinkButton>
        }
      />
    }
    bad={<EmptyState headingLevel={3} title="Нет данных" text="Список не содержит ни одного элемента." />}
  />
);

export const PriceRule = () => (
  <ComponentRule
    rule="A sum has its spaces and its sign, and a reduction is seen beside the price that it reduces."
    good={<Price price={899_000} oldPrice={1_249_000} />}
    bad={<p style={{ font: font(500, 16) }}>8990 руб. вместо 12490 руб.</p>}
  />
);
