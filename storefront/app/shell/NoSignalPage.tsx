import { Button } from '@meet/ui-kit/button';
import { useLocation } from 'react-router';
import { LostPage } from './LostPage.tsx';

/** The failure page. Its button is a form that asks for the same address again, so it works without a script too. */
export function NoSignalPage() {
  const { pathname, search } = useLocation();
  return (
    <LostPage
      word={
        <>
          NO
          <br />
          SIGNAL
        </>
      }
      wordSize="long"
      sentence="Нет сигнала. Давайте обновим страницу и&nbsp;попробуем снова."
    >
      <form action={pathname}>
        {[...new URLSearchParams(search)].map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" size="large">
          Обновить страницу
        </Button>
      </form>
    </LostPage>
  );
}
