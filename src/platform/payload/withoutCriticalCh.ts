import type { NextConfig } from 'next'

type Header = Awaited<ReturnType<NonNullable<NextConfig['headers']>>>[number]

/** `Critical-CH` makes Chromium load each first page twice. Upstream: payloadcms/payload#17906. */
export const withoutCriticalCh = (headers: Header[]): Header[] =>
  headers.filter(rule => !rule.headers.some(header => header.key === 'Critical-CH'))
