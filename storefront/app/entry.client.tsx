import { CacheProvider } from '@emotion/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { NonceContext, readNonce } from './platform/render/nonce.ts';
import { takeOverStyles } from './platform/render/style-cache.ts';

const cache = takeOverStyles();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <NonceContext value={readNonce()}>
        <CacheProvider value={cache}>
          <HydratedRouter useTransitions />
        </CacheProvider>
      </NonceContext>
    </StrictMode>,
  );
});
