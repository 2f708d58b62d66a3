import { type Measure, type Place, withServer } from '../bench.ts';
import type { Figure } from '../figures.ts';
import { idleMemory } from '../memory.ts';

const runs = 5;

/** Seconds from process start to the first 200 (polled every 50 ms), and memory once it is stable afterwards. */
export const startFigures = async (
  place: Place,
  engine: string,
  bars: { seconds: number; memory?: number },
): Promise<Figure[]> => {
  const seconds: number[] = [];
  const memory: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const since = performance.now();
    await withServer(place, async ({ pid }) => {
      seconds.push((performance.now() - since) / 1000);
      if (process.platform === 'linux') memory.push(await idleMemory(pid));
    });
  }
  return [
    {
      name: `시작부터 첫 응답 (${engine})`,
      unit: 's',
      samples: seconds,
      bar: { of: 'median', most: bars.seconds },
    },
    ...(memory.length
      ? [
          {
            name: `쉴 때 메모리 (${engine})`,
            unit: 'MB' as const,
            samples: memory,
            ...(bars.memory !== undefined && { bar: { of: 'median' as const, most: bars.memory } }),
          },
        ]
      : []),
  ];
};

export const starting: Measure = {
  name: 'start',
  run: async (bench) =>
    startFigures({ DATA_DIR: await bench.importedFolder() }, 'PGlite', { seconds: 2.5, memory: 350 }),
};
