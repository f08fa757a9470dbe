import './open-promotion.css';
