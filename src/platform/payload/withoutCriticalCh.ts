import type { NextConfig } from 'next'

type Header = Awaited<ReturnType<NonNullable<NextConfig['headers']>>>[number]

/**
 * Payload asks every browser for its colour scheme with `Critical-CH`, which makes Chromium fetch each first page
 * twice. The admin panel has one scheme, so nobody is asked.
 * Upstream: payloadcms/payload#17906.
 */
export const withoutCriticalCh = (headers: Header[]): Header[] =>
  headers.filter(rule => !rule.headers.some(header => header.key === 'Critical-CH'))
