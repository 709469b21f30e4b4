import * as z from 'zod'
import { DEFAULT_POOL } from '@/platform/db/connections'

const flag = z
  .enum(['0', '1', 'true', 'false', ''])
  .default('0')
  .transform(value => value === '1' || value === 'true')

const settings = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  PAYLOAD_SECRET: z.string().min(32, 'needs 32 characters or more'),
  /** The one before: links that were sent with it keep working. */
  PAYLOAD_SECRET_PREVIOUS: z.preprocess(
    emptyIsMissing,
    z.string().min(32, 'needs 32 characters or more').optional(),
  ),
  SITE_URL: z.url({ protocol: /^https?$/ }).transform(url => url.replace(/\/$/, '')),
  SMTP_URL: z.preprocess(emptyIsMissing, z.url({ protocol: /^smtps?$/ }).optional()),
  MAIL_FROM: z.preprocess(emptyIsMissing, z.email().optional()),
  TRUSTED_PROXY: flag,
  DEMO: flag,
  SEED_ADMIN_EMAIL: z.preprocess(emptyIsMissing, z.email().optional()),
  SEED_ADMIN_PASSWORD: z.preprocess(
    emptyIsMissing,
    z.string().min(12, 'needs 12 characters or more').optional(),
  ),
  ANALYTICS_ID: z.preprocess(
    emptyIsMissing,
    z
      .string()
      .regex(/^G-[A-Z0-9]+$/, 'must look like G-XXXXXXXXXX')
      .optional(),
  ),
  META_APP_SECRET: z.preprocess(emptyIsMissing, z.string().optional()),
  META_VERIFY_TOKEN: z.preprocess(emptyIsMissing, z.string().optional()),
  META_ACCESS_TOKEN: z.preprocess(emptyIsMissing, z.string().optional()),
  META_GRAPH_URL: z.preprocess(
    emptyIsMissing,
    z
      .url({ protocol: /^https?$/ })
      .default('https://graph.facebook.com/v24.0')
      .transform(url => url.replace(/\/$/, '')),
  ),
  MOLLIE_API_KEY: z.preprocess(emptyIsMissing, z.string().optional()),
  MOLLIE_URL: z.preprocess(
    emptyIsMissing,
    z
      .url({ protocol: /^https?$/ })
      .default('https://api.mollie.com/v2')
      .transform(url => url.replace(/\/$/, '')),
  ),
  VIES_URL: z.preprocess(
    emptyIsMissing,
    z
      .url({ protocol: /^https?$/ })
      .transform(url => url.replace(/\/$/, ''))
      .optional(),
  ),
  METRICS_TOKEN: z.preprocess(emptyIsMissing, z.string().min(16, 'needs 16 characters or more').optional()),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.preprocess(
    emptyIsMissing,
    z
      .url({ protocol: /^https?$/ })
      .transform(url => url.replace(/\/$/, ''))
      .optional(),
  ),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^(?:[\w-]+=(?:[^,%]|%[0-7][\da-f])*(?:,|$))*$/i, 'must look like name=value,name=value')
    .default('')
    .transform(list => Object.fromEntries(list.split(',').filter(Boolean).map(nameAndValue))),
  RDAP_TLDS: z
    .string()
    .default('')
    .transform(list =>
      list
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean),
    ),
  RDAP_BOOTSTRAP_URL: z.preprocess(
    emptyIsMissing,
    z.url({ protocol: /^https?$/ }).default('https://data.iana.org/rdap/dns.json'),
  ),
  DNS_SERVER: z.preprocess(emptyIsMissing, z.string().optional()),
  MEDIA_DIR: z.string().default('.data/media'),
  S3_BUCKET: z.preprocess(emptyIsMissing, z.string().optional()),
  S3_REGION: z.preprocess(emptyIsMissing, z.string().optional()),
  S3_ACCESS_KEY_ID: z.preprocess(emptyIsMissing, z.string().optional()),
  S3_SECRET_ACCESS_KEY: z.preprocess(emptyIsMissing, z.string().optional()),
  S3_ENDPOINT: z.preprocess(emptyIsMissing, z.url({ protocol: /^https?$/ }).optional()),
  BACKUP_DIR: z.preprocess(emptyIsMissing, z.string().optional()),
  BACKUP_KEY: z.preprocess(emptyIsMissing, z.string().min(32, 'needs 32 characters or more').optional()),
  BACKUP_KEEP: z.preprocess(emptyIsMissing, z.coerce.number().int().min(1).max(1000).default(14)),
  INTERNAL_URL: z.preprocess(
    emptyIsMissing,
    z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:3000'),
  ),
  /** Set by Next, from `deploymentId` of its configuration. */
  NEXT_DEPLOYMENT_ID: z.string().default(''),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(DEFAULT_POOL),
})

type Env = z.infer<typeof settings>

/** Throws one line per faulty setting: its name, never its value. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const parsed = settings.safeParse(source)
  if (!parsed.success) {
    throw new Error(parsed.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`).join('\n'))
  }
  const faults = [
    ...secretFaults(parsed.data),
    ...bucketFaults(parsed.data),
    ...(parsed.data.DEMO ? [] : productionFaults(parsed.data)),
  ]
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return parsed.data
}

function productionFaults(env: Env): string[] {
  const faults: string[] = []
  if (!env.SMTP_URL) faults.push('SMTP_URL: is needed outside demo mode, or mail would not leave')
  if (!env.SITE_URL.startsWith('https://'))
    faults.push('SITE_URL: must start with https:// outside demo mode')
  return faults
}

function secretFaults({ PAYLOAD_SECRET, PAYLOAD_SECRET_PREVIOUS }: Env): string[] {
  return PAYLOAD_SECRET === PAYLOAD_SECRET_PREVIOUS
    ? ['PAYLOAD_SECRET_PREVIOUS: is the same as PAYLOAD_SECRET']
    : []
}

function bucketFaults(env: Env): string[] {
  if (!env.S3_BUCKET) return []
  const partners = ['S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
  return partners.filter(name => !env[name]).map(name => `${name}: is needed with S3_BUCKET`)
}

/** The form that OpenTelemetry prescribes. */
function nameAndValue(pair: string): [string, string] {
  const [name = '', ...value] = pair.split('=')
  return [name, decodeURIComponent(value.join('='))]
}

function emptyIsMissing(value: unknown): unknown {
  return value === '' ? undefined : value
}

export const env = readEnv(process.env)

/** For a program that this one starts. */
export const environmentWith = (settings: Record<string, string>): NodeJS.ProcessEnv => ({
  ...process.env,
  ...settings,
})

export const onSite = (path: string) => `${env.SITE_URL}${path}`
