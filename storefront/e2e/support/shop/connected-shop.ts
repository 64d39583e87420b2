import { CDEK_ACCOUNT, DADATA_KEY, FakeCdek, FakeDadata } from '@meet/api/testing';
import { selectShop, shop, startShop } from './harness.ts';

export interface ConnectedShop {
  cdek: FakeCdek;
  dadata: FakeDadata;
  /** Stops this shop and selects the shop of the run again. */
  stop: () => Promise<void>;
}

/** Starts a separate shop for this test file, which delivers by a fake CDEK and gets suggestions from a fake DaData. */
export async function startConnectedShop(): Promise<ConnectedShop> {
  const shopOfRun = shop();
  const [cdek, dadata] = await Promise.all([FakeCdek.start(), FakeDadata.start()]);
  const connected = await startShop({
    ...{ CDEK_ACCOUNT: CDEK_ACCOUNT.account, CDEK_SECRET: CDEK_ACCOUNT.secret, CDEK_URL: cdek.url },
    ...{ DADATA_API_KEY: DADATA_KEY, DADATA_URL: dadata.url },
  });
  selectShop(connected.shop);
  const stop = async () => {
    selectShop(shopOfRun);
    await connected.stop();
    await Promise.all([cdek.close(), dadata.close()]);
  };
  return { cdek, dadata, stop };
}
