import path from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'
import { UNFRAMED_PAGES } from '@/domain/site/preview'
import { compileAhead } from '@/server/compileAhead'
import { compressAhead, compressedFiles } from '@/server/compressAhead'
import { LARGEST_FORM } from '@/server/largestForm'

const HOUR = 3600

/** The counter's makers are let in only where somebody set it up; the visitor's consent comes after that. */
const counter = process.env.ANALYTICS_ID
  ? { script: ' https://www.googletagmanager.com', sent: ' https://*.google-analytics.com' }
  : { script: '', sent: '' }

/** `unsafe-inline` for scripts is what static pages leave: their inline data cannot carry a nonce. */
const policy = (frameAncestors: string) =>
  [
    "default-src 'self'",
    `script-src 'self' 'unsafe-inline'${counter.script}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${counter.sent}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors}`,
  ].join('; ')

const headers = (frameAncestors: string) => [
  { key: 'Content-Security-Policy', value: policy(frameAncestors) },
  { key: 'Strict-Transport-Security', value: `max-age=${365 * 24 * HOUR}; includeSubDomains` },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=()' },
]

/** Framed by nobody, not even by us: the office, and what customers see or type. */
const UNFRAMED = ['/admin', ...UNFRAMED_PAGES].map(page => `${page}/:path*`)

const isBuilt = process.env.NODE_ENV !== 'development'

const config: NextConfig = {
  output: process.env.NEXT_OUTPUT === 'standalone' ? 'standalone' : undefined,
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  poweredByHeader: false,
  reactStrictMode: true,
  images: { unoptimized: true },
  // Fonts that a header names come before the style sheet, and hold up the first paint of whoever is shown their own page.
  reactMaxHeadersLength: 0,
  serverExternalPackages: ['pdfkit'],
  // Read from disk as an invoice is drawn: an image of the site must bring them along.
  outputFileTracingIncludes: { '/*': ['./src/server/invoicing/fonts/*'] },
  compiler: {
    runAfterProductionCompile: async build => {
      await compileAhead(build)
      await compressAhead(build)
    },
  },
  cacheHandler: isBuilt ? path.resolve('src/server/pageCache.mjs') : undefined,
  experimental: { serverActions: { bodySizeLimit: LARGEST_FORM } },
  redirects: async () => [
    ...['/home', '/coming-soon'].map(source => ({ source, destination: '/', permanent: true })),
    { source: '/admin-dashboard', destination: '/admin/leads', permanent: false },
    { source: '/hosting-admin', destination: '/admin/hosting', permanent: false },
  ],
  rewrites: async () => ({
    beforeFiles: isBuilt ? compressedFiles.rewrites : [],
    afterFiles: [],
    fallback: [],
  }),
  headers: async () =>
    isBuilt
      ? [
          { source: '/((?!admin).*)', headers: headers("'self'") },
          ...UNFRAMED.map(source => ({ source, headers: headers("'none'") })),
          ...compressedFiles.headers,
        ]
      : [],
}

const withOffice = withPayload(config, { devBundleServerPackages: false })

/**
 * Payload asks every browser for its colour scheme with `Critical-CH`, which makes Chromium fetch
 * each first page twice. The office has one scheme, so nobody is asked.
 */
export default {
  ...withOffice,
  headers: async () => {
    const all = (await withOffice.headers?.()) ?? []
    return all.filter(rule => !rule.headers.some(header => header.key === 'Critical-CH'))
  },
} satisfies NextConfig
