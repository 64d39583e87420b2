import { ReloadPage } from './ReloadPage.tsx';

export const meta = () => [{ title: 'Много посетителей — Meet' }, { name: 'robots', content: 'noindex' }];

/**
 * The response with status 503 to a request for any page when the storefront has more visitors than it can serve. The busy page is rendered
 * once, when the storefront starts.
 */
export default function BusyPage() {
  return (
    <ReloadPage
      title="Слишком много посетителей"
      explanation={
        <>
          Магазин не&nbsp;успевает показать страницу всем сразу. Обновите её через несколько секунд: корзина и&nbsp;избранное никуда
          не&nbsp;денутся.
        </>
      }
    />
  );
}
