import type { Finding } from '../../chaos/check/finding.ts';
import type { Buyer } from '../../chaos/orders/buyer.ts';
import type { MixedLoad } from '../load/mixed-load.ts';
import type { Probes } from '../probes.ts';
import type { MachinesStage } from '../stage.ts';

export interface PhaseRun {
  stage: MachinesStage;
  load: MixedLoad;
  manager: Buyer;
  probes: Probes;
}

export type Phase = (run: PhaseRun) => Promise<Finding[]>;
