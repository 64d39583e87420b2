import { CacheProvider } from '@emotion/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { NonceContext, readNonce } from './platform/render/nonce.ts';
import { adoptServerStyles } from './platform/render/style-cache.ts';

const styleCache = adoptServerStyles();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <NonceContext value={readNonce()}>
        <CacheProvider value={styleCache}>
          <HydratedRouter useTransitions />
        </CacheProvider>
      </NonceContext>
    </StrictMode>,
  );
});
