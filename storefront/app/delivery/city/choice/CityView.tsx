import { css } from '@emotion/react';
import { Heading } from '@meet/ui-kit/heading';
import { media, space } from '@meet/ui-kit/theme';
import { wrap } from '../../../platform/theme/layout-style.ts';
import type { ChosenCity } from '../use-chosen-city.ts';
import { CityForm, type InitialCityForm } from './CityForm.tsx';

const root = css({ paddingTop: space(6), [media.desktop]: { paddingTop: space(10) } });
const currentCityStyle = css({ marginTop: space(3) });
const form = css({ maxWidth: 440, marginTop: space(6) });

interface CityViewProps {
  action: string;
  chosenCity: ChosenCity | null;
  initial?: InitialCityForm | undefined;
}

/** The choice of the city as a page, for browsers without JavaScript. */
export const CityView = ({ action, chosenCity, initial }: CityViewProps) => (
  <div css={[wrap, root]}>
    <Heading level={1}>Куда доставить</Heading>
    {chosenCity && <p css={currentCityStyle}>Сейчас выбран город {chosenCity.title}</p>}
    <div css={form}>
      <CityForm action={action} isChosen={chosenCity !== null} initial={initial} />
    </div>
  </div>
);
