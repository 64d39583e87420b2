import { CDEK_ACCOUNT, DADATA_KEY, FakeCdek, FakeDadata } from '@meet/api/testing';
import { giveShop, shop, startShop } from './harness.ts';

export interface ConnectedShop {
  cdek: FakeCdek;
  dadata: FakeDadata;
  /** Gives the shop of the run back. */
  stop: () => Promise<void>;
}

/** Gives this test file a shop of its own, which delivers by a fake CDEK and takes hints from a fake DaData. */
export async function startConnectedShop(): Promise<ConnectedShop> {
  const ofTheRun = shop();
  const [cdek, dadata] = await Promise.all([FakeCdek.start(), FakeDadata.start()]);
  const own = await startShop({
    ...{ CDEK_ACCOUNT: CDEK_ACCOUNT.account, CDEK_SECRET: CDEK_ACCOUNT.secret, CDEK_URL: cdek.url },
    ...{ DADATA_API_KEY: DADATA_KEY, DADATA_URL: dadata.url },
  });
  giveShop(own.shop);
  const stop = async () => {
    giveShop(ofTheRun);
    await own.stop();
    await Promise.all([cdek.close(), dadata.close()]);
  };
  return { cdek, dadata, stop };
}
