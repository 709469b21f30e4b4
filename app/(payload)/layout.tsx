import config from '@payload-config'
import '@payloadcms/next/css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { markActionReached } from '@/platform/next/unreadableActions'
import { importMap } from './admin/importMap.js'
import './palette.css'
import './admin.css'
import './secondFactor.css'
import './editing.css'
import './console.css'
import './consoleTable.css'
import './consoleNarrow.css'
import './leads.css'
import './timeline.css'
import './hosting.css'
import './health.css'
import './quotes.css'

const serverFunction: ServerFunctionClient = async args => {
  'use server'
  markActionReached()
  return handleServerFunctions({ ...args, config, importMap })
}

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
