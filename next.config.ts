import path from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'
import { PHASE_PRODUCTION_BUILD } from 'next/constants'
import { APPLY_STORED_PRICES } from '@/design-system/prices/applyStoredPrices'
import { SHOW_SPLASH } from '@/features/website/ui/home/showSplash'
import { sampleSitePolicy, staticPagePolicy } from '@/platform/http/contentPolicy'
import { MAX_FORM_BYTES } from '@/platform/http/requestRules'
import {
  actionEncryptionKey,
  addPrecompileHints,
  compressedFiles,
  precompressFiles,
  readDeploymentId,
  writeDeploymentId,
} from '@/platform/next/buildFiles'
import { DEPLOYMENT_HEADER } from '@/platform/next/deployment'
import { BOOT } from '@/platform/next/late/boot.mjs'
import { withoutCriticalCh } from '@/platform/payload/withoutCriticalCh'
import { sourceFingerprint } from './bin/fingerprint.mjs'

const HOUR = 3600
const DIST_DIR = process.env.NEXT_DIST_DIR ?? '.next'

const INLINE_SCRIPTS = [BOOT, APPLY_STORED_PRICES, SHOW_SPLASH]

/** `proxy.ts` replaces the policy of pages that are made for each request. */
const SECURITY_HEADERS = [
  {
    key: 'Content-Security-Policy',
    value: staticPagePolicy(Boolean(process.env.ANALYTICS_ID), INLINE_SCRIPTS),
  },
  { key: 'Strict-Transport-Security', value: `max-age=${365 * 24 * HOUR}; includeSubDomains` },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=()' },
]

/** The small sites of the portfolio run no script, fetch nothing from elsewhere, and stay out of search results. */
const SAMPLE_HEADERS = [
  { key: 'Content-Security-Policy', value: sampleSitePolicy },
  { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
]
const SAMPLE_PAGES = [{ source: '/werk/:site', destination: '/werk/:site/index.html' }]

const isBuilt = process.env.NODE_ENV !== 'development'

const config: NextConfig = {
  output: process.env.NEXT_OUTPUT === 'standalone' ? 'standalone' : undefined,
  distDir: DIST_DIR,
  poweredByHeader: false,
  reactStrictMode: true,
  // The tests check the types before they build.
  typescript: { ignoreBuildErrors: process.env.TYPES_CHECKED === '1' },
  images: { unoptimized: true },
  // Fonts that a header names come before the style sheet, and hold up the first paint of whoever is shown their own page.
  reactMaxHeadersLength: 0,
  serverExternalPackages: [
    ...['@opentelemetry/api', '@opentelemetry/sdk-trace-base', '@vercel/otel'],
    ...['fontkit', 'pdfkit', 'pino', 'prom-client'],
  ],
  // Read from disk, as an invoice is drawn and as the site says whether it is ready: an image must bring them along.
  outputFileTracingIncludes: { '/*': ['./src/platform/pdf/fonts/*', './src/migrations/*.ts'] },
  compiler: {
    runAfterProductionCompile: async build => {
      await addPrecompileHints(build)
      await precompressFiles(build)
      writeDeploymentId(build.distDir, process.env.NEXT_DEPLOYMENT_ID || sourceFingerprint())
    },
  },
  cacheHandler: isBuilt ? path.resolve('src/platform/next/pageCache.mjs') : undefined,
  experimental: {
    serverActions: { bodySizeLimit: MAX_FORM_BYTES },
    // Nothing reads the maps of a build: 217 MB beside 62 MB of scripts.
    turbopackSourceMaps: !isBuilt,
  },
  redirects: async () => [
    ...['/home', '/coming-soon'].map(source => ({ source, destination: '/', permanent: true })),
    { source: '/admin-dashboard', destination: '/admin/leads', permanent: false },
    { source: '/hosting-admin', destination: '/admin/hosting', permanent: false },
  ],
  rewrites: async () => ({
    beforeFiles: [...SAMPLE_PAGES, ...(isBuilt ? compressedFiles.rewrites : [])],
    afterFiles: [],
    fallback: [],
  }),
  headers: async () =>
    isBuilt
      ? [
          { source: '/:path*', headers: SECURITY_HEADERS },
          { source: '/werk/:path*', headers: SAMPLE_HEADERS },
          ...compressedFiles.headers,
        ]
      : [],
}

const withOffice = withPayload(config, { devBundleServerPackages: false })

const { PAYLOAD_SECRET } = process.env
if (PAYLOAD_SECRET) process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ??= actionEncryptionKey(PAYLOAD_SECRET)

/** What a build is called: while it is made by its sources, and from then on as it was made. */
function deploymentId(phase: string): string | undefined {
  if (!isBuilt) return undefined
  if (process.env.NEXT_DEPLOYMENT_ID) return process.env.NEXT_DEPLOYMENT_ID
  return phase === PHASE_PRODUCTION_BUILD ? sourceFingerprint() : readDeploymentId(DIST_DIR)
}

export default (phase: string): NextConfig => {
  const id = deploymentId(phase)
  return {
    ...withOffice,
    deploymentId: id,
    headers: async () => {
      const rules = withoutCriticalCh((await withOffice.headers?.()) ?? [])
      return id ? [...rules, { source: '/:path*', headers: [{ key: DEPLOYMENT_HEADER, value: id }] }] : rules
    },
  }
}
