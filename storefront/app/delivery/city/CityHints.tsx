import type { SerializedStyles } from '@emotion/react';
import { HintList } from '../address/HintList.tsx';
import type { HintCombobox } from '../address/use-hint-combobox.ts';
import { type CityOption, formatCity } from './city.rules.ts';

const toLabels = (city: CityOption): [string, string?] => (formatCity(city) === city.title ? [city.title] : [city.title, city.region]);

interface CityHintsProps {
  id: string;
  combobox: HintCombobox<CityOption>;
  listStyle: SerializedStyles | undefined;
}

/** Cities whose names begin with the typed text. */
export const CityHints = (hints: CityHintsProps) => <HintList {...hints} label="Города" toLabels={toLabels} />;
