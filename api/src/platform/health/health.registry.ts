import { HealthRegistry as ProcessHealth } from '@meet/server-kit/health';
import { Injectable } from '@nestjs/common';

export type { ComponentHealth } from '@meet/server-kit/health';

/** Health of this process and of the components that it depends on. */
@Injectable()
export class HealthRegistry extends ProcessHealth {
  constructor() {
    super('api');
  }
}
