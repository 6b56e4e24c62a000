import { signOutPath } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'

/** The signed-in number, and the sign-out button. */
export function AccountHead({ title, phone }: { title: string; phone: string }) {
  return (
    <>
      <h1>{title}</h1>
      <form className="garage__who" method="post" action={signOutPath()}>
        <p className="muted">
          Signed in as <span className="num">{phone}</span>
        </p>
        <Button type="submit" look="line" size="small">
          Sign Out
        </Button>
      </form>
    </>
  )
}
