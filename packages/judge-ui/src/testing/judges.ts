import type { JudgeMachine } from '@oj/contract';
import { minutesAgo } from './samples';

/* Judges for stories. */

export const language = (name: string, available = true) => ({
  name,
  available,
  version: available ? '15.2.0' : null,
  hint: available ? null : 'not installed',
});
export const machine = (name: string, more: Partial<JudgeMachine> = {}): JudgeMachine => ({
  name,
  service: { serviceId: 'judge', host: name, port: 0, metadata: { judgeName: name } },
  isAlive: true,
  lastSeen: minutesAgo(0),
  startedAt: minutesAgo(900),
  version: '0.1.0',
  sandboxLevel: 1,
  cgroup: 2,
  reasons: [],
  languages: ['C 17', 'C++ 17', 'C++ 20', 'Python3', 'Java 25'].map(name => language(name)),
  cpuCores: 8,
  percentCpuLoad: 34,
  percentMemoryLoad: 51,
  memoryMb: 16_000,
  judged: 12_842,
  submissionId: null,
  wish: null,
  calibrations: [],
  calibrationShift: null,
  ...more,
});
