import type { ClientActionFunctionArgs } from '@remix-run/react'
import { UNKNOWN_ERROR } from '#app/parts/sign-in/account-texts.ts'
import type { ChangeReply } from './watchlist-model.ts'

/**
 * `clientAction` of a save or removal: an answer that did not arrive, or is not one, is a failure in words (SAVE-13). Its
 * status keeps the router from loading the list again.
 */
export async function sendChange({
  serverAction,
}: Pick<ClientActionFunctionArgs, 'serverAction'>): Promise<ChangeReply | Response> {
  try {
    const reply = await serverAction<ChangeReply>()
    return reply.success ? reply : failure(reply)
  } catch (error) {
    console.warn('The watchlist was not changed.', error)
    return failure({ success: false, message: UNKNOWN_ERROR })
  }
}

const failure = (reply: Extract<ChangeReply, { success: false }>) =>
  Response.json({ ...reply, message: reply.message || UNKNOWN_ERROR }, { status: 422 })
