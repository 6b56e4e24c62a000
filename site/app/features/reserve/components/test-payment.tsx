import { Form } from '@remix-run/react'
import { TEST_CARDS } from '#app/integrations/payments/test-cards.ts'
import { Unsent } from '#app/parts/lead/form/components/unsent.tsx'
import { usePosted } from '#app/parts/lead/form/use-page-form.ts'
import { Button } from '#app/ui/button.tsx'
import type { TestPaymentModel } from '../test-payment.server.ts'

/** The test provider's page: labelled as a test, without card details. */
export function TestPayment({ page }: { page: TestPaymentModel }) {
  return (
    <div className="wrap page reserve">
      <div className="test-pay">
        <p className="test-pay__notice">Test payment: no money moves</p>
        <h1>
          Pay {page.amount}
          <span className="vh"> in a test</span>
        </h1>
        <p className="muted">{page.title}</p>
        <p>
          No payment provider is set up here, so this page stands in for one. It asks for no card: choose how
          the payment is to turn out.
        </p>
        {page.alert ? (
          <div className="alert" role="alert">
            <p>{page.alert}</p>
          </div>
        ) : null}
        <Unsent />
        {page.closed ? (
          <p>This payment link has expired.</p>
        ) : page.confirms ? (
          <Confirm amount={page.amount} />
        ) : (
          <Cards amount={page.amount} />
        )}
        <p>
          <a href={page.backHref}>Go back without paying</a>
        </p>
      </div>
    </div>
  )
}

function Cards({ amount }: { amount: string }) {
  const busy = usePosted() !== null
  return (
    <Form method="post" className="form">
      <fieldset className="test-pay__cards">
        <legend>Test card</legend>
        {TEST_CARDS.map(({ id, label }, at) => (
          <label key={id} className="check">
            <input type="radio" name="card" value={id} defaultChecked={at === 0} />
            {label}
          </label>
        ))}
      </fieldset>
      <Button type="submit" size="large" busy={busy}>
        Pay {amount}
      </Button>
    </Form>
  )
}

function Confirm({ amount }: { amount: string }) {
  const answer = usePosted()?.get('answer')
  return (
    <Form method="post" className="form" aria-label="Your bank asks">
      <input type="hidden" name="card" value="3ds" />
      <p>Your bank asks: is this payment of {amount} yours?</p>
      <div className="row wraps">
        <Button type="submit" name="answer" value="yes" busy={answer === 'yes'}>
          Confirm the payment
        </Button>
        <Button type="submit" name="answer" value="no" look="line" busy={answer === 'no'}>
          Refuse
        </Button>
      </div>
    </Form>
  )
}
