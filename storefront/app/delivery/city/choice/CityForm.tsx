import { css } from '@emotion/react';
import { Button } from '@meet/ui-kit/button';
import { ChoiceCards } from '@meet/ui-kit/choice-card';
import { color, font, space } from '@meet/ui-kit/theme';
import { type FormEvent, type Ref, useState } from 'react';
import { withScript } from '../../../platform/theme/layout-style.ts';
import { CityField } from '../CityField.tsx';
import { type CityOption, type CityValues, formatCity, toCityFieldValues } from '../city.rules.ts';
import { useNearestCity } from './use-nearest-city.ts';

const root = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) });
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: `${space(1)} ${space(5)}` });
const smallText = css({ font: font(400, 14), color: color('muted') });

const list = {
  style: css({
    marginTop: space(4),
    borderTop: `1px solid ${color('line')}`,
    '& > div': { borderBottom: `1px solid ${color('line')}`, paddingInline: 0 },
    '& > [aria-selected=true]': { boxShadow: `calc(-1 * ${space(4)}) 0 ${color('tile')}, ${space(4)} 0 ${color('tile')}` },
  }),
  statusStyle: css(smallText, { '&:not(:empty)': { marginTop: space(4) } }),
  messages: {
    waiting: '',
    found: 'Такого города не\u00a0нашли. Проверьте название',
    failed: 'Города не\u00a0загрузились. Проверьте связь и\u00a0попробуйте ещё раз',
  },
};

const statusStyle = css(smallText, { '&:not(:empty)': { marginTop: space(2) } });

const locateMessages = {
  idle: '',
  locating: 'Спрашиваем у\u00a0браузера, где вы',
  denied: 'Браузер не\u00a0разрешил узнать, где вы. Напишите город',
  nowhere: 'Рядом с\u00a0вами нет городов, куда мы\u00a0доставляем. Выберите другой',
  failed: 'Не\u00a0получилось узнать, где вы. Напишите город',
};

/** The form as the server returns it after a submission that chose no city. */
export interface InitialCityForm {
  values: CityValues;
  error?: string | undefined;
  /** Cities of the same name to choose from. */
  cities: readonly CityOption[];
}

const emptyForm: InitialCityForm = { values: { city: '', cityId: '', cityFor: '' }, cities: [] };

interface CityFormProps {
  action: string;
  isChosen: boolean;
  initial?: InitialCityForm | undefined;
  /** Called with the choice instead of submitting it to the server; null for no city. */
  onChoose?: ((cityId: string | null) => void) | undefined;
  fieldRef?: Ref<HTMLDivElement> | undefined;
}

function LocateButton({ onFound }: { onFound: (city: CityOption) => void }) {
  const { state, locateShopper } = useNearestCity(onFound);
  return (
    <div css={withScript}>
      <Button variant="text" size="small" loading={state === 'locating'} onClick={locateShopper}>
        Определить по&nbsp;геолокации
      </Button>
      <p css={statusStyle} role="status">
        {locateMessages[state]}
      </p>
    </div>
  );
}

const toOption = (city: CityOption) => ({ value: city.id, label: formatCity(city) });

interface ActionsProps extends Pick<CityFormProps, 'isChosen' | 'onChoose'> {
  onFound: (city: CityOption) => void;
}

/** Buttons that choose a city, or none, without typing. */
const Actions = ({ isChosen, onChoose, onFound }: ActionsProps) => (
  <div css={actions}>
    <LocateButton onFound={onFound} />
    {isChosen && (
      <Button
        // Pressing Enter in the field must not clear the city.
        type={onChoose ? 'button' : 'submit'}
        name="intent"
        value="clear"
        variant="text"
        size="small"
        onClick={onChoose && (() => onChoose(null))}
      >
        Не&nbsp;выбирать город
      </Button>
    )}
  </div>
);

/** Choice of the city for prices and days of delivery. Without JavaScript the server resolves the typed city. */
export function CityForm({ action, isChosen, initial = emptyForm, onChoose, fieldRef }: CityFormProps) {
  const { cities, error } = initial;
  const [values, setValues] = useState(initial.values);
  // The value of `initial` at the last edit. While `initial` is still the same, its error is not displayed.
  const [correctedForm, setCorrectedForm] = useState<InitialCityForm>();
  const [locatedCity, setLocatedCity] = useState<CityOption>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!onChoose) return;
    event.preventDefault();
    if (values.cityId && values.city === values.cityFor) onChoose(values.cityId);
  };
  const choose = onChoose && (({ id }: CityOption) => onChoose(id));
  return (
    <form css={root} method="post" action={action} noValidate onSubmit={submit} onInput={() => setCorrectedForm(initial)}>
      <CityField
        key={locatedCity?.id}
        ref={fieldRef}
        name="city"
        initial={locatedCity ? toCityFieldValues(locatedCity) : initial.values}
        error={correctedForm === initial ? undefined : error}
        hasCityChoice={cities.length > 0}
        list={onChoose && list}
        onCityChange={setValues}
        onChoose={choose}
      />
      {cities.length > 0 && <ChoiceCards label="Какой город?" name="cityId" options={cities.map(toOption)} />}
      <p css={smallText}>Цены и&nbsp;даты доставки покажем для&nbsp;этого города</p>
      {!onChoose && (
        <div>
          <Button type="submit">Выбрать город</Button>
        </div>
      )}
      <Actions isChosen={isChosen} onChoose={onChoose} onFound={choose ?? setLocatedCity} />
    </form>
  );
}
