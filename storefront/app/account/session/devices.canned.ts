import type { DevicesViewProps } from './DevicesView.tsx';

export const cannedDevices: DevicesViewProps = {
  now: Date.UTC(2026, 10, 20, 9),
  sessions: [
    {
      id: 'here',
      current: true,
      device: 'Chrome, macOS',
      createdAt: '2026-11-18T08:00:00.000Z',
      lastSeenAt: '2026-11-20T08:00:00.000Z',
    },
    {
      id: 'there',
      current: false,
      device: 'Safari, iPhone',
      createdAt: '2026-10-01T08:00:00.000Z',
      lastSeenAt: '2026-11-20T06:05:00.000Z',
    },
    {
      id: 'elsewhere',
      current: false,
      device: 'Приложение',
      createdAt: '2026-11-02T08:00:00.000Z',
      lastSeenAt: '2026-11-12T18:40:00.000Z',
    },
  ],
};
