import { LinkButton } from '@meet/ui-kit/button';
import { data, href } from 'react-router';
import { LostPage } from './LostPage.tsx';

/** Every address that names no page: thrown, so that the root's boundary shows the page below with its status. */
export function loader() {
  throw data(null, { status: 404 });
}

export default function NotFoundPage() {
  return (
    <LostPage word="404" wordSize="short" sentence="Страница не найдена. Давайте вернёмся в&nbsp;каталог и&nbsp;попробуем снова.">
      <LinkButton href={href('/catalog/:directory?')} size="large">
        Каталог
      </LinkButton>
    </LostPage>
  );
}
