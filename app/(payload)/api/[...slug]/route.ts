import config from '@payload-config'
import '@payloadcms/next/css'
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import { answerHead, limited, catchUnreadablePost, withNoStore } from '@/platform/payload/restAnswers'

export const GET = withNoStore(limited(REST_GET(config)))
export const HEAD = answerHead(GET)
export const POST = withNoStore(limited(catchUnreadablePost(REST_POST(config))))
export const DELETE = withNoStore(limited(REST_DELETE(config)))
export const PATCH = withNoStore(limited(REST_PATCH(config)))
export const PUT = withNoStore(limited(REST_PUT(config)))
export const OPTIONS = REST_OPTIONS(config)
