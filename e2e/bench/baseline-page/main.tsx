import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Link, Route, Switch } from 'wouter';

/**
 * What any page on React and wouter costs before it does anything: a title, one link to another page, one field
 * there. The product is measured against it.
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
