import { z } from 'zod';
import type { TracingSettings } from '../tracing/tracing.ts';
import { address } from './settingKinds.ts';

/** A part of the environment variables of environment.ts; the names are those of OpenTelemetry. */
export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: address('http', 'https').optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default('culture-press'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number('0부터 1까지의 수여야 합니다.').min(0).max(1).default(1),
};

const read = z.object(tracingVariables);

/** Undefined: no tracing. */
export const tracingSettings = (value: z.infer<typeof read>): TracingSettings | undefined =>
  value.OTEL_EXPORTER_OTLP_ENDPOINT
    ? {
        endpoint: value.OTEL_EXPORTER_OTLP_ENDPOINT,
        serviceName: value.OTEL_SERVICE_NAME,
        ratio: value.OTEL_TRACES_SAMPLER_ARG,
      }
    : undefined;
