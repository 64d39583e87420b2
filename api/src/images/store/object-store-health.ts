import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type ComponentHealth, HealthRegistry } from '../../platform/process/health.js';
import { OBJECT_STORE, type ObjectStore } from './object-store.port.js';

/** Health of the object store. Without the store, pictures in the cache are still served. */
@Injectable()
export class ObjectStoreHealth implements OnModuleInit {
  constructor(
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
    private readonly health: HealthRegistry,
  ) {}

  onModuleInit(): void {
    const check = async (): Promise<ComponentHealth> => {
      await this.store.check();
      return { status: 'up' };
    };
    this.health.register('object store', check, { status: 'degraded', standIn: 'cached pictures' });
  }
}
