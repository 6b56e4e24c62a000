/** Why a dealer could not be made, retired or opened again, in words for the person who asked. */
export class DealerError extends Error {
  override name = 'DealerError'
}

/** The lake's refusal in words; anything else as it is. */
export function explainRefusal(error: unknown, name: string, who = 'administrators'): unknown {
  switch ((error as { statusCode?: number }).statusCode) {
    case 403:
      return new DealerError(`Only ${who} may do this. Nothing was changed.`, { cause: error })
    case 409:
      return new DealerError(
        `Somebody else has just changed ${name}. Nothing was changed here: look again.`,
        {
          cause: error,
        },
      )
    default:
      return error
  }
}
