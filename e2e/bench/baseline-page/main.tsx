import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Route, useLocation } from 'wouter';

/**
 * The cost of any page with React and wouter: a title, a link to another page, and a field there. The product is
 * compared with it.
 */
function EmptyPage() {
  const [, navigate] = useLocation();
  // Without wouter's links and switch, which the product's build removes.
  return (
    <main>
      <h1>Empty page</h1>
      <Route path="/m/field">
        <Field />
      </Route>
      <Route path="/m/home">
        <a
          href="/m/field"
          onClick={(event) => {
            event.preventDefault();
            navigate('/m/field');
          }}
        >
          To the field
        </a>
      </Route>
    </main>
  );
}

function Field() {
  const [text, setText] = useState('');
  return <input aria-label="Field" value={text} onChange={(event) => setText(event.target.value)} />;
}

createRoot(document.getElementById('root')!).render(<EmptyPage />);
