import { css } from '@emotion/react';
import { Stepper } from '@meet/ui-kit/stepper';
import { space } from '@meet/ui-kit/theme';
import { linkSummary } from '../action/action-style.ts';
import { buildStages } from './stages.rules.ts';
import type { UnitGroup } from './unit-groups.rules.ts';

/** A link that unfolds details. If the link has two labels, the second is displayed instead of the first while the details are open. */
export const stagesDisclosure = css({
  '&:not([open]) > summary > span + span, &[open] > summary > span:has(+ span)': { display: 'none' },
  '& > summary': linkSummary,
  '& > div': { paddingBlock: space(3) },
});

export const StagesSummary = () => (
  <summary>
    <span>Все этапы</span>
    <span>Скрыть этапы</span>
  </summary>
);

interface UnitStagesProps {
  group: UnitGroup;
  /** Time of rendering by the server's clock. */
  now: number;
}

export const UnitStages = ({ group: { first }, now }: UnitStagesProps) => <Stepper label="Этапы" steps={buildStages(first, now)} />;

/** The stages, folded because only the day matters once the units have arrived. */
export const FoldedStages = (stages: UnitStagesProps) => (
  <details css={stagesDisclosure}>
    <StagesSummary />
    <div>
      <UnitStages {...stages} />
    </div>
  </details>
);
