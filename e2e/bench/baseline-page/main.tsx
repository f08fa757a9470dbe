import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Link, Route, Switch } from 'wouter';

/**
 * The cost of any page with React and wouter: a title, a link to another page, and a field there. The product is
 * compared with it.
 */
function EmptyPage() {
  return (
    <main>
      <h1>Empty page</h1>
      <Switch>
        <Route path="/m/field">
          <Field />
        </Route>
        <Route>
          <Link href="/m/field">To the field</Link>
        </Route>
      </Switch>
    </main>
  );
}

function Field() {
  const [text, setText] = useState('');
  return <input aria-label="Field" value={text} onChange={(event) => setText(event.target.value)} />;
}

createRoot(document.getElementById('root')!).render(<EmptyPage />);
