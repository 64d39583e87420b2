import { Dialog } from '@meet/ui-kit/dialog';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import type { OverlayProps } from '../../../platform/overlay.store.ts';
import { useChosenCity } from '../use-chosen-city.ts';
import { CityForm } from './CityForm.tsx';
import { useChangeCity } from './change-city.ts';
import { buildCityHref } from './city-link.ts';

export function CityDialog({ open, onOpenChange }: OverlayProps) {
  const chosenCity = useChosenCity();
  const changeCity = useChangeCity();
  const field = useRef<HTMLElement>(null);
  const findField = (container: HTMLElement | null) => {
    field.current = container?.querySelector<HTMLElement>('[role=combobox]') ?? null;
  };
  const chooseCity = (cityId: string | null) => {
    void changeCity(cityId);
    onOpenChange(false);
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Куда доставить" initialFocus={field}>
      <CityForm action={buildCityHref(useLocation())} isChosen={chosenCity !== null} onChoose={chooseCity} fieldRef={findField} />
    </Dialog>
  );
}
