import { Heading } from '@storybook/addon-docs/blocks';
import type { Setup } from '../../ui-kit/src/internal/guide.ts';
import NamedTable, { TableHead } from './NamedTable.tsx';
import { Prose } from './Prose.tsx';

/** Names of the style sheet and the cascade layer with the rules of the kit. */
const kitNames = ['kit', 'meet'];

/** Style sheets or layers as a row of steps, of which the last wins. */
const Order = ({ names }: { names: readonly string[] }) => (
  <ol className="cascade">
    {names.map((name) => (
      <li key={name}>
        <b data-kit={kitNames.includes(name) ? '' : undefined}>{name}</b>
      </li>
    ))}
  </ol>
);

/** A table of the code that each kind of project writes to set up the kit. */
export const Setups = ({ setups }: { setups: readonly Setup[] }) => (
  <>
    <Heading>Set-ups</Heading>
    <NamedTable>
      <TableHead titles={['Your project', 'Write', 'Order of the rules, the last wins']} />
      <tbody>
        {setups.map(({ project, write, order }) => (
          <tr key={project}>
            <th scope="row">{project}</th>
            <td>
              <Prose text={write} />
            </td>
            <td>{order ? <Order names={order} /> : 'unchanged'}</td>
          </tr>
        ))}
      </tbody>
    </NamedTable>
    <p>
      Whole applications for Vite, React Router and Next are in{' '}
      <a href="./?path=/docs/introduction-recipes--docs" target="_top">
        Recipes
      </a>
      .
    </p>
  </>
);
