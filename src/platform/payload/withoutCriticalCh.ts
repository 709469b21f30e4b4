// Works around: `Critical-CH` makes Chromium load each first page twice.
// Upstream: payloadcms/payload#17906.
// Removal test: `withoutCriticalCh` in tests/unit/platform/workarounds.test.ts.
import type { NextConfig } from 'next'

type Header = Awaited<ReturnType<NonNullable<NextConfig['headers']>>>[number]

export const withoutCriticalCh = (headers: Header[]): Header[] =>
  headers.filter(rule => !rule.headers.some(header => header.key === 'Critical-CH'))
