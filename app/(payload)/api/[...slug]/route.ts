import config from '@payload-config'
import '@payloadcms/next/css'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { headOf, limited, postOf, unkept } from '@/platform/payload/restAnswers'

export const GET = unkept(limited(REST_GET(config)))
export const HEAD = headOf(GET)
export const POST = unkept(limited(postOf(REST_POST(config))))
export const DELETE = unkept(limited(REST_DELETE(config)))
export const PATCH = unkept(limited(REST_PATCH(config)))
export const PUT = unkept(limited(REST_PUT(config)))
export const OPTIONS = REST_OPTIONS(config)
